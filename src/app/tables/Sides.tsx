import { Fragment } from 'preact';
import type { GameFacts } from './columns.ts';

/** Sides with isolated names, so that right-to-left writing doesn't affect neighbours. */
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
