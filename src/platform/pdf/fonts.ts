import { createRequire } from 'node:module'

const files = createRequire(import.meta.url)

const FACES = {
  title: ['@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf'],
  text: ['@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf'],
  strong: ['@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'],
} as const
export type Face = keyof typeof FACES

/** The letters and signs that each of our faces has. */
const LATIN =
  /^[\u0020-\u00ac\u00ae-\u0113\u0116-\u0127\u012a\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u1e80-\u1e85\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\s]*$/

/** The file of a face that can write this text: ours, or a wider one for Greek, Cyrillic and the other scripts that ours lacks. */
export function fontFor(text: string, face: Face): string {
  const [ours, wider] = FACES[face]
  return files.resolve(LATIN.test(text) ? ours : wider)
}
