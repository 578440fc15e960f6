import { ObjectGlyph } from '../../../../glyphs/ObjectGlyph.tsx';
import type { AnalysedHero } from '../../../../replay/analysis.ts';
import { formatClock } from '../../../../replay/clock.ts';
import { Time, TimeWithBasis } from '../Time.tsx';
import { skillPhases } from '../../../game/phases.ts';

/** One hero: when it was ordered, how far it came, what it learned in which order. */
export function HeroPanel({ hero }: { hero: AnalysedHero }) {
  const { id, name, level, ordered, seen, revivalsMs } = hero;
  return (
    <div class="hero-panel">
      <h4>
        <ObjectGlyph id={id} kind="hero" /> {name}
      </h4>
      <p>
        {level > 0 ? `Level ${level} or more` : 'Level not known'}; ordered <TimeWithBasis time={ordered} />
        {seen && (
          <>
            , first seen <TimeWithBasis time={seen} />
          </>
        )}
        {revivalsMs.length > 0 && `, revival ordered ${revivalsMs.map(formatClock).join(', ')}`}
      </p>
      {skillPhases(hero).map(({ retrainedMs, skills }) => (
        <div key={retrainedMs}>
          {retrainedMs !== null && <p>Retrained {formatClock(retrainedMs)}, then learned anew:</p>}
          {skills.length > 0 ? (
            <ol class="skills">
              {skills.map((skill, index) => (
                <li key={index}>
                  {skill.name} {skill.level} <Time ms={skill.ms} />
                </li>
              ))}
            </ol>
          ) : (
            <p class="quiet">No skill seen learned.</p>
          )}
        </div>
      ))}
    </div>
  );
}
