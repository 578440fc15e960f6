/** Chooses the form of a document that a client wants, by the quality values of RFC 9110. Pure; runs anywhere. */

interface Preference {
  name: string;
  weight: number;
}

/** Parses an `Accept` header. An invalid weight counts as 1. */
function preferences(header: string): Preference[] {
  return header
    .toLowerCase()
    .split(',')
    .flatMap((member) => {
      const [name = '', ...parameters] = member.split(';').map((part) => part.trim());
      const weight = parameters
        .map((parameter) => /^q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(parameter)?.[1])
        .find((value) => value !== undefined);
      return name === '' ? [] : [{ name, weight: weight === undefined ? 1 : Number(weight) }];
    });
}

/**
 * Weight of the first of these names that the client lists; the highest weight if it lists the name several
 * times.
 */
function weightOf(preferred: readonly Preference[], names: readonly string[]): number | undefined {
  for (const name of names) {
    const weights = preferred.filter((preference) => preference.name === name).map(({ weight }) => weight);
    if (weights.length > 0) return Math.max(...weights);
  }
  return undefined;
}

/** A form of a page; `none` if the client accepts neither. */
export type Form = 'markdown' | 'html' | 'none';

/**
 * Chooses Markdown only for clients that name it and want it at least as much as HTML. Browsers and most tools send
 * wildcards, which ask for the page. Clients that accept neither get HTML too, because the wrong
 * form helps more than a 406.
 */
export function chooseForm(accept: string | null | undefined): Form {
  if (accept == null || accept.trim() === '') return 'html';
  const preferred = preferences(accept);
  // The more specific range decides, regardless of order.
  const markdown = weightOf(preferred, ['text/markdown', 'text/*', '*/*']) ?? 0;
  const html = weightOf(preferred, ['text/html', 'text/*', '*/*']) ?? 0;
  if (markdown === 0 && html === 0) return 'none';
  if (weightOf(preferred, ['text/markdown']) === undefined) return html > 0 ? 'html' : 'markdown';
  return markdown > 0 && markdown >= html ? 'markdown' : 'html';
}
