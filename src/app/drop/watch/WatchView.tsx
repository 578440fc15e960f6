import type { DropActions } from '../page/actions.ts';
import { WATCH_WORDS as WORDS, type WatchState } from './state.ts';

/** How many of the earlier games are offered first. */
const NEWEST = 20;

interface Props {
  /** Null while nothing is watched. */
  watch: WatchState | null;
  actions: DropActions['watch'];
}

/** Offers to watch the replay folder, and says what is watched and what is new. */
export function WatchView({ watch, actions }: Props) {
  return (
    <section class="watch needs-script" aria-labelledby="watch">
      <h2 id="watch">{WORDS.title}</h2>
      {watch ? <Watched watch={watch} actions={actions} /> : <Offer actions={actions} />}
    </section>
  );
}

const Offer = ({ actions }: Pick<Props, 'actions'>) => (
  <>
    <p>{WORDS.offer}</p>
    <p class="quiet">{WORDS.places(<code>{WORDS.windows}</code>, <code>{WORDS.mac}</code>)}</p>
    <Button label={WORDS.choose} press={() => actions.choose()} />
  </>
);

function Watched({ watch, actions }: { watch: WatchState; actions: DropActions['watch'] }) {
  const { phase, told, sentence, earlier, latest, waits } = watch;
  const folder = <bdi>{watch.folder}</bdi>;
  return (
    <>
      {latest && waits && (
        <p class="notice new-game" role="status">
          {WORDS.waiting}
          <bdi>{latest.title}</bdi>. <Button label={WORDS.open} press={() => actions.open(latest.id)} />
        </p>
      )}
      {phase === 'watching' && <p>{WORDS.watching(folder, told)}</p>}
      {phase === 'asks' && <p>{WORDS.asks(folder)}</p>}
      {phase === 'elsewhere' && <p>{WORDS.elsewhere(folder)}</p>}
      {sentence && (
        <p class="notice" role="status">
          {sentence}
        </p>
      )}
      <div class="tools">
        {phase === 'asks' && <Button label={WORDS.goOn} press={() => actions.goOn()} />}
        {(phase === 'asks' || phase === 'stopped') && (
          <Button label={WORDS.choose} press={() => actions.choose()} />
        )}
        {phase === 'watching' && <Button label={WORDS.large} press={() => actions.enlarge(true)} />}
        <Button label={WORDS.stop} press={() => actions.stop()} />
        {earlier > 0 && (
          <>
            <span>{WORDS.earlier(earlier)}</span>
            {earlier > NEWEST && (
              <Button label={WORDS.newest(NEWEST)} press={() => actions.readEarlier(NEWEST)} />
            )}
            <Button label={WORDS.all} press={() => actions.readEarlier(Infinity)} />
          </>
        )}
      </div>
    </>
  );
}

const Button = ({ label, press }: { label: string; press: () => void }) => (
  <button type="button" onClick={press}>
    {label}
  </button>
);
