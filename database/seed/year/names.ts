/** Names, looks and numbers of the animals of the year, in the order in which they come. */
const NAMES = [
  'Bramley', 'Tansy', 'Moss', 'Clementine', 'Otto', 'Juniper', 'Rook', 'Maisie', 'Fergus', 'Dot',
  'Nettle', 'Hamish', 'Poppy', 'Badger', 'Iris', 'Monty', 'Sorrel', 'Wilf', 'Peggy', 'Ash',
  'Tilly', 'Brock', 'Ada', 'Finch', 'Hattie', 'Jasper', 'Marlow', 'Queenie', 'Rufus', 'Sable',
] as const // biome-ignore format: a list of names reads better in rows

const COLOURS = {
  dog: ['Black', 'Golden', 'Black and white', 'Liver', 'Blue roan', 'Orange roan', 'Black and tan'],
  cat: ['Black', 'Tabby', 'Black and white', 'Ginger', 'Tortoiseshell', 'Grey', 'White'],
} as const

export const nameOf = (index: number) => NAMES[index % NAMES.length] ?? ''
/** A coat that this kind of animal has. */
export const colourOf = (species: keyof typeof COLOURS, index: number) => COLOURS[species][index % COLOURS[species].length] ?? ''
export const sexOf = (index: number) => (index % 2 === 0 ? ('female' as const) : ('male' as const))
