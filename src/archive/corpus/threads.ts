/** Work for threads, answered in the order it was given. For plain Node only: a bundler would not find a worker's file. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

export interface Threads<Task, Answer> {
  /** Script that answers every message with one. */
  worker: URL;
  /** What each thread is told when it starts. */
  workerData?: unknown;
  /** Threads at most; as many as the machine has cores unless stated. */
  threads?: number | undefined;
  /** The answer for a task on which its thread died. */
  died: (error: unknown, task: Task) => Answer;
}

/** Tasks given to each thread beyond the answer that is waited for: enough that one long task keeps no other thread idle. */
const AHEAD = 8;

/**
 * Answers of worker threads in the order of the tasks, of which only as many are taken as threads need to stay busy: the
 * memory it takes does not grow with their number. A thread that dies costs the one task it had; another one goes on.
 */
export async function* inThreads<Task, Answer>(
  tasks: Iterable<Task> | AsyncIterable<Task>,
  { threads = availableParallelism(), ...options }: Threads<Task, Answer>,
): AsyncGenerator<Answer, void> {
  const idle: Worker[] = [];
  const answers: Promise<Answer>[] = [];
  const busy = new Set<Promise<Answer>>();
  try {
    for await (const task of tasks) {
      while (busy.size >= threads) await Promise.race(busy);
      const thread = idle.pop() ?? new Worker(options.worker, options);
      const answer = ask(thread, task, options.died, () => idle.push(thread));
      answers.push(answer);
      busy.add(answer);
      void answer.then(() => busy.delete(answer));
      if (answers.length >= threads * AHEAD) yield await answers.shift()!;
    }
    while (answers.length > 0) yield await answers.shift()!;
  } finally {
    // Whoever stops early does not wait for what is still being read.
    await Promise.all(busy);
    await Promise.all(idle.map((thread) => thread.terminate()));
  }
}

/** One thread's answer to one task; never rejects. A thread that answered is free again. */
function ask<Task, Answer>(
  thread: Worker,
  task: Task,
  died: (error: unknown, task: Task) => Answer,
  free: () => void,
): Promise<Answer> {
  return new Promise((resolve) => {
    let error: unknown;
    const onError = (thrown: unknown) => (error = thrown);
    const onExit = () => resolve(died(error, task));
    thread.on('error', onError).on('exit', onExit);
    thread.once('message', (answer: Answer) => {
      thread.off('error', onError).off('exit', onExit);
      free();
      resolve(answer);
    });
    thread.postMessage(task);
  });
}
