import { readChipNumber } from '#knowledge/chipnumbers/number.ts'

export type Scanned =
  | { kind: 'chip'; number: string }
  /** A code of ours that leads to a page: the proof on a certificate, the code of a transfer pack. */
  | { kind: 'proof'; path: string }
  /** The code of a TailTag, whose page is drawn by the server alone. */
  | { kind: 'tag'; path: string }
  | { kind: 'other'; text: string }

/** What the codes in one picture mean to us: a chip before a proof before anything else; null when there is no code. */
export function scannedIn(codes: readonly string[], origin: string): Scanned | null {
  const all = codes.map((code) => meaningOf(code, origin))
  return all.find(({ kind }) => kind === 'chip') ?? all.find(({ kind }) => kind === 'proof' || kind === 'tag') ?? all[0] ?? null
}

function meaningOf(code: string, origin: string): Scanned {
  const url = URL.canParse(code) ? new URL(code) : null
  if (url?.origin === origin && /^\/(verify|take)\//.test(url.pathname)) return { kind: 'proof', path: url.pathname }
  if (url?.origin === origin && /^\/t\/[\w-]+$/.test(url.pathname)) return { kind: 'tag', path: url.pathname }
  const number = chipIn(url?.searchParams.get('chip') ?? code)
  return number ? { kind: 'chip', number } : { kind: 'other', text: code.slice(0, 40) }
}

/** Labels carry batch numbers too, and those of 9 or 10 digits look like older chips: from a picture, digits alone must be 15. */
function chipIn(text: string): string | null {
  const reading = readChipNumber(text)
  if (!reading.valid) return null
  return reading.format === 'iso' || /[A-F]/.test(reading.number) ? reading.number : null
}
