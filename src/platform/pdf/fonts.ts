import { createRequire } from 'node:module'

const files = createRequire(import.meta.url)

const FACES = {
  title: ['@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf'],
  text: ['@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf'],
  strong: ['@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'],
} as const
export type Face = keyof typeof FACES

const LATIN = /^[\u0020-\u024f\u1e80-\u1e85\u2010-\u2026\s]*$/

/** The file of a face that can write this text: ours, or a wider one for Greek, Cyrillic and the other scripts that ours lacks. */
export function fontFor(text: string, face: Face): string {
  const [ours, wider] = FACES[face]
  return files.resolve(LATIN.test(text) ? ours : wider)
}
