import { notLoaded } from '../../shell/words.ts';
import type { ClosestGame } from '../closest/find.ts';
import { reasons } from '../closest/reasons.ts';
import { type CompareActions, sideLetter, otherKey, type OfferList, type Offer } from './state.ts';
import { OFFER_WORDS } from './words.ts';

interface Props {
  offer: Offer;
  list: OfferList;
  actions: CompareActions;
}

/** The archived games closest to a side with reasons, or why there is none. */
export function OfferView({ offer, list, actions }: Props) {
  return (
    <section class="offer" aria-labelledby="closest">
      <h2 id="closest" tabIndex={-1}>
        {`Archived games closest to ${sideLetter(offer.of)}`}
      </h2>
      <Answer offer={offer} list={list} actions={actions} />
      <p class="tools">
        <button type="button" onClick={() => actions.closeOffer()}>
          Close
        </button>
      </p>
    </section>
  );
}

function Answer({ offer, list, actions }: Props) {
  if (offer.status === 'loading') return <p class="quiet">Looking through the archive …</p>;
  if (offer.status === 'failed') return <p class="notice">{notLoaded('The openings in the archive')}</p>;
  const { closest, of } = offer;
  if (!closest.ok)
    return (
      <p class="notice">
        {closest.failure.sentence} <code>{closest.failure.code}</code>
      </p>
    );
  return (
    <>
      <p class="quiet">
        {'These are from games with the same race and matchup, ranked by first heroes, first buildings, and the orders of ' +
          `the first seven minutes. 100 points means the same opening to the second. “Here” is ${sideLetter(of)}, “there” the game found.`}
      </p>
      <ol class="candidates">
        {closest.value.map((candidate) => (
          <CandidateView
            key={`${candidate.opening.replayId} ${candidate.opening.slot}`}
            candidate={candidate}
            title={titleOf(candidate, list)}
            use={() => actions.choose(otherKey(of), candidate.opening.replayId, candidate.opening.slot)}
            into={sideLetter(otherKey(of))}
          />
        ))}
      </ol>
    </>
  );
}

interface CandidateProps {
  candidate: ClosestGame;
  title: string;
  into: string;
  use: () => void;
}

const CandidateView = ({ candidate, title, into, use }: CandidateProps) => (
  <li>
    <h3>
      <bdi>{candidate.opening.handle}</bdi>
      <span class="quiet">
        {' '}
        in <bdi>{title}</bdi>
      </span>
    </h3>
    <p>
      <strong>{Math.floor(candidate.likeness.score)}</strong> of 100 points
    </p>
    <ul>
      {reasons(candidate).map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
    <button type="button" onClick={use}>
      {OFFER_WORDS.compare.before} <bdi>{candidate.opening.handle}</bdi> {OFFER_WORDS.compare.after(into)}
    </button>
  </li>
);

const titleOf = ({ opening: { replayId } }: ClosestGame, list: OfferList): string =>
  (list.status === 'ready' && list.offers.titleOf(replayId)) || replayId;
