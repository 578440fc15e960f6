import { useEffect, useState } from 'preact/hooks';
import { loadAmong } from './among-file.ts';
import type { AmongDocument } from './document.ts';

/** The archive’s numbers; undefined while loading, null if they don't load. */
export function useAmong(): AmongDocument | null | undefined {
  const [document, setDocument] = useState<AmongDocument | null>();
  useEffect(() => void loadAmong().then(setDocument), []);
  return document;
}
