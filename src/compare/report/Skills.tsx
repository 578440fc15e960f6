import { Time } from '../../view/print/html/Time.tsx';
import type { SkillOrders, SkillRow } from '../timings/skills.ts';
import { Ahead, SideTable } from './Cells.tsx';

/** Skill orders of the heroes of one place after the other. */
export const Skills = ({ orders }: { orders: readonly SkillOrders[] }) => (
  <>
    {orders
      .filter(({ rows }) => rows.length > 0)
      .map(({ place, a, b, rows, agreement }) => (
        <SideTable
          key={place}
          id={`skills-${place.toLowerCase().replaceAll(' ', '-')}`}
          title={`Skills of the ${place.toLowerCase()}`}
          of="Skill point"
          revealing
          intro={
            <>
              {a?.name ?? 'None'} for A, {b?.name ?? 'none'} for B.{' '}
              {agreement ?? 'Different heroes: only the times at which points were spent can be compared.'}
            </>
          }
        >
          {rows.map((row) => (
            <tr key={row.point}>
              <th scope="row">{row.point}</th>
              <SkillCell skill={row.a} />
              <SkillCell skill={row.b} />
              <Ahead seconds={row.ahead} />
            </tr>
          ))}
        </SideTable>
      ))}
  </>
);

const SkillCell = ({ skill }: { skill: SkillRow['a'] }) => (
  <td>
    <Time ms={skill?.ms ?? null} />
    {skill && (
      <span class="note">
        {skill.name} {skill.level}
      </span>
    )}
  </td>
);
