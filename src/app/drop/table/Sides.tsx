import { Fragment } from 'preact';
import type { GameFacts } from './row.ts';

/** Sides by name, each name kept to itself: writing from right to left must not turn its neighbours around. */
export const Sides = ({ sides }: Pick<GameFacts, 'sides'>) => (
  <>
    {sides.map((side, index) => (
      <Fragment key={index}>
        {index > 0 && ' vs '}
        {side.map((name, place) => (
          <Fragment key={place}>
            {place > 0 && ' & '}
            <bdi>{name}</bdi>
          </Fragment>
        ))}
      </Fragment>
    ))}
  </>
);
