/** Colours as keepers and kennel clubs say them, the most common first. */
const COLOURS: Record<string, readonly string[]> = {
  dog: [
    'Black',
    'Black and white',
    'Black and tan',
    'Brown',
    'Chocolate',
    'Golden',
    'Yellow',
    'Cream',
    'White',
    'Brown and white',
    'Tricolour',
    'Brindle',
    'Brindle and white',
    'Blue merle',
    'Red merle',
    'Fawn',
    'Apricot',
    'Red',
    'Grey',
    'Blue',
    'Sable',
    'Wheaten',
    'Liver and white',
    'Lemon and white',
    'Grizzle and tan',
    'Blue roan',
  ],
  cat: [
    'Black',
    'Black and white',
    'Brown tabby',
    'Silver tabby',
    'Tabby and white',
    'Ginger tabby',
    'Ginger and white',
    'Ginger',
    'Tortoiseshell',
    'Tortoiseshell and white',
    'Grey',
    'Grey and white',
    'White',
    'Blue',
    'Cream',
    'Seal point',
    'Blue point',
    'Chocolate point',
  ],
  horse: ['Bay', 'Chestnut', 'Black', 'Grey', 'Dun', 'Palomino', 'Piebald', 'Skewbald', 'Roan', 'Buckskin', 'Cremello'],
  ferret: ['Polecat', 'Albino', 'Sandy', 'Silver', 'White', 'Dark-eyed white'],
  bird: ['Green', 'Blue', 'Grey', 'Yellow', 'White', 'Blue and yellow', 'Scarlet', 'Brown', 'Black'],
  tortoise: ['Brown', 'Olive', 'Yellow and black', 'Sandy'],
}

const USUAL = [
  'Black',
  'White',
  'Brown',
  'Grey',
  'Ginger',
  'Cream',
  'Black and white',
  'Brown and white',
  'Grey and white',
  'Tricolour',
  'Sandy',
]

/** Colours to offer for what is typed so far: every typed word begins some word of the colour. */
export function coloursLike(species: string, typed: string): string[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return (COLOURS[species] ?? USUAL).filter((colour) => {
    const words = colour.toLowerCase().split(/[\s-]/)
    return wanted.every((begun) => words.some((word) => word.startsWith(begun)))
  })
}
