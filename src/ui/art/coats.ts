type Pattern = 'plain' | 'patches' | 'stripes' | 'tan'

/** The paints of one animal: its main colour, a deeper one for ears and folds, a pale one for muzzle and chest, that of its markings, and a ring round its eyes where they would not show. */
export type Coat = { main: string; shade: string; pale: string; ring: string; mark: string; pattern: Pattern }

type Paint = Pick<Coat, 'main' | 'shade' | 'pale' | 'ring'>

const paints = {
  black: { main: '#45444c', shade: '#2f2e35', pale: '#6a6973', ring: '#7d7b86' },
  white: { main: '#fbf5ea', shade: '#e3d6c3', pale: '#ffffff', ring: 'none' },
  ginger: { main: '#e89b55', shade: '#c97238', pale: '#fde9d2', ring: 'none' },
  chestnut: { main: '#b4683a', shade: '#8c4a25', pale: '#f0cfae', ring: 'none' },
  brown: { main: '#936041', shade: '#6e432b', pale: '#e2c2a3', ring: 'none' },
  grey: { main: '#98a1ad', shade: '#757e8c', pale: '#e4e8ed', ring: 'none' },
  cream: { main: '#ecc993', shade: '#d1a468', pale: '#fdf3e2', ring: 'none' },
  green: { main: '#86b667', shade: '#5e8f49', pale: '#e0edc8', ring: 'none' },
  sky: { main: '#6fb3dc', shade: '#3f86b5', pale: '#e2f1fa', ring: 'none' },
  yellow: { main: '#f4cd57', shade: '#d9a52c', pale: '#fff3c9', ring: 'none' },
  sand: { main: '#d8b985', shade: '#b08f58', pale: '#f5e7cb', ring: 'none' },
} satisfies Record<string, Paint>

type PaintName = keyof typeof paints

const words: readonly (readonly [RegExp, PaintName])[] = [
  [/\b(black|sable|ebony|dark)\b/, 'black'],
  [/\b(white|albino|snow)\b/, 'white'],
  [/\b(ginger|orange|red|marmalade|apricot|rust)\b/, 'ginger'],
  [/\b(chestnut|bay|sorrel|tan|copper|mahogany)\b/, 'chestnut'],
  [/\b(brown|chocolate|liver|brindle|seal|cinnamon|havana|agouti|polecat)\b/, 'brown'],
  [/\b(grey|gray|blue|silver|lilac|smoke|slate|merle|roan|tabby|pewter)\b/, 'grey'],
  [/\b(cream|gold|golden|fawn|yellow|buff|sandy|sand|blonde?|wheaten|palomino|dun|biscuit|honey|beige|champagne)\b/, 'cream'],
  [/\b(green|olive)\b/, 'green'],
]

/** What is drawn when no colour is known. */
const usual: Record<string, PaintName> = {
  cat: 'grey',
  rabbit: 'brown',
  ferret: 'cream',
  horse: 'chestnut',
  'guinea pig': 'ginger',
  bird: 'green',
  tortoise: 'green',
  reptile: 'sand',
}

/** Paints for a colour in people's words ("black and white", "ginger tabby", "blue merle") on a kind of animal. */
export function coatOf(kind: string, colour: string): Coat {
  const said = colour.toLowerCase()
  if (/tri-?colou?r/.test(said)) return { ...paints.black, pale: paints.white.pale, mark: paints.chestnut.main, pattern: 'tan' }
  if (/tortie|tortoiseshell|calico/.test(said))
    return { ...paints.ginger, pale: paints.white.pale, mark: paints.black.main, pattern: 'patches' }
  if (/piebald/.test(said)) return { ...paints.white, mark: paints.black.main, pattern: 'patches' }
  if (/skewbald/.test(said)) return { ...paints.white, mark: paints.chestnut.main, pattern: 'patches' }

  const [first = usual[kind] ?? 'ginger', second] = namesIn(said)
  const paint = paints[onKind(kind, first)]
  if (/black.*\btan\b/.test(said)) return { ...paints.black, mark: paints.chestnut.main, pattern: 'tan' }
  if (/tabby|brindle|stripe/.test(said)) return { ...paint, mark: paint.shade, pattern: 'stripes' }
  if (/merle|roan|spot|patch/.test(said) && !second) return { ...paint, mark: paint.shade, pattern: 'patches' }
  if (!second) return { ...paint, mark: paint.pale, pattern: 'plain' }
  return { ...paint, pale: second === 'white' ? paints.white.pale : paint.pale, mark: paints[second].main, pattern: 'patches' }
}

/** Paints in the order in which they are said, each once. */
function namesIn(said: string) {
  const found = words.flatMap(([pattern, name]) => [...said.matchAll(new RegExp(pattern, 'g'))].map(({ index }) => ({ index, name })))
  return [...new Set(found.sort((a, b) => a.index - b.index).map(({ name }) => name))]
}

/** "Blue" is grey on a dog and blue on a budgerigar. */
function onKind(kind: string, name: PaintName): PaintName {
  if (kind !== 'bird') return name
  return name === 'grey' ? 'sky' : name === 'cream' ? 'yellow' : name
}
