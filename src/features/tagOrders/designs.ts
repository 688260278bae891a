/** What a tag costs with its engraving and its post in the UK: in pence, VAT inside. */
export const TAG_PENCE = 1295

export const SHAPES = ['disc', 'bone'] as const
export const FINISHES = ['steel', 'brass', 'pine'] as const
export const SIZES = ['small', 'large'] as const
type Size = (typeof SIZES)[number]

/** How many characters a line of a tag holds. */
export const CHARACTERS: Record<Size, number> = { small: 20, large: 28 }

export const TOO_LONG = 'This line doesn’t fit the tag. Shorten it, or choose the large size.'
export const fits = (line: string, size: Size) => line.length <= CHARACTERS[size]

export const shapeWords = { disc: 'Disc', bone: 'Bone' } as const
const MILLIMETRES: Record<Size, number> = { small: 25, large: 35 }
export const finishWords = { steel: 'Brushed steel', brass: 'Brass', pine: 'Green aluminium' } as const
export const sizeWords = { small: `Small, ${MILLIMETRES.small} mm`, large: `Large, ${MILLIMETRES.large} mm` } as const

interface Design {
  shape: (typeof SHAPES)[number]
  size: Size
  finish: (typeof FINISHES)[number]
}

/** Brass bone, 25 mm */
export const designWords = ({ shape, size, finish }: Design) => `${finishWords[finish]} ${shape}, ${MILLIMETRES[size]} mm`

export interface Engraving {
  name: string
  address: string
  postcode: string
  phone: string
}

/** What stands on the back, line by line: the keeper's name and address (SI 1992/901 article 2(1)), and a number to ring where there is one. */
export const linesOf = ({ name, address, postcode, phone }: Engraving): string[] => [name, address, postcode, phone].filter(Boolean)
