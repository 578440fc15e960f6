/**
 * Runs tasks in threads and returns answers in task order. For plain Node only, because a bundler wouldn't find a
 * worker's file.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** What runs in the threads. */
export interface Threads<Task, Answer> {
  /** Script that answers each message with exactly one message. */
  worker: URL;
  /** Data passed to each thread at its start. */
  workerData?: unknown;
  /** Maximum number of threads; one per core by default. */
  threads?: number | undefined;
  /** Makes the answer for a task after its thread has died. */
  died: (error: unknown, task: Task) => Answer;
}

/** Number of tasks per thread beyond the awaited answer: enough that one long task leaves no other thread idle. */
const AHEAD = 8;

/**
 * Yields the answers of worker threads in task order. Takes only as many tasks as needed to keep threads busy, so
 * memory use doesn't grow with the number of tasks. A thread that dies loses only its current task, and another thread
 * replaces it.
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
    // Stopping early doesn't wait for running tasks.
    await Promise.all(busy);
    await Promise.all(idle.map((thread) => thread.terminate()));
  }
}

/** One thread's answer to one task; never rejects. The thread is then free again. */
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
