/** The archived games closest to one side, offered for the other. */
import { notLoaded } from '../../shell/words.ts';
import type { ClosestGame } from '../closest/find-closest.ts';
import { reasons } from '../closest/reasons.ts';
import type { Side } from '../side.ts';
import {
  type CompareActions,
  canRace,
  sideLetter,
  otherKey,
  type OfferList,
  type Offer,
  type SideKey,
} from './state.ts';
import { OFFER_WORDS } from './words.ts';

interface Props {
  offer: Offer;
  /** The side that they are close to; null if there is none any more. */
  side: Side | null;
  list: OfferList;
  actions: CompareActions;
}

/** The archived games closest to a side with reasons, or why there is none. */
export function OfferView({ offer, side, list, actions }: Props) {
  return (
    <section class="offer" aria-labelledby="closest">
      <h2 id="closest" tabIndex={-1}>
        {`Archived games closest to ${sideLetter(offer.of)}`}
      </h2>
      <Answer offer={offer} side={side} list={list} actions={actions} />
      <p class="tools">
        <button type="button" onClick={() => actions.closeOffer()}>
          Close
        </button>
      </p>
    </section>
  );
}

function Answer({ offer, side, list, actions }: Props) {
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
        {'Same race and matchup; games on the same map, which you can race, come first. 100 points: the same opening to the ' +
          `second. “Here” is ${sideLetter(of)}, “there” the game found.`}
      </p>
      <ol class="candidates">
        {closest.value.map((candidate) => (
          <CandidateView
            key={`${candidate.opening.replayId} ${candidate.opening.slot}`}
            candidate={candidate}
            title={titleOf(candidate, list)}
            take={side && canRace(side, candidate.opening.replayId, list) ? 'race' : 'choose'}
            into={otherKey(of)}
            actions={actions}
          />
        ))}
      </ol>
    </>
  );
}

interface CandidateProps {
  candidate: ClosestGame;
  title: string;
  take: 'race' | 'choose';
  /** The side for which it is taken. */
  into: SideKey;
  actions: CompareActions;
}

const CandidateView = ({ candidate, title, take, into, actions }: CandidateProps) => {
  const { replayId, slot, handle } = candidate.opening;
  return (
    <li>
      <button
        type="button"
        class={take === 'race' ? 'main' : undefined}
        onClick={() => actions[take](into, replayId, slot)}
      >
        {OFFER_WORDS[take]} <bdi>{handle}</bdi>
      </button>
      <details>
        <summary>
          <bdi>{title}</bdi>, <strong>{Math.floor(candidate.likeness.score)}</strong> of 100 points
        </summary>
        <ul>
          {reasons(candidate).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </details>
    </li>
  );
};

const titleOf = ({ opening: { replayId } }: ClosestGame, list: OfferList): string =>
  (list.status === 'ready' && list.offers.titleOf(replayId)) || replayId;
