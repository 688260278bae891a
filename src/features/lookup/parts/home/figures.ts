interface Figures {
  pets: number
  lookupsThisMonth: number
  registersAsked: number
}

export interface Figure {
  number: string
  words: string
}

const count = new Intl.NumberFormat('en-GB')

/** The live figures in words. What is nought says nothing to anybody, so it is left out. */
export function figuresInWords({ pets, lookupsThisMonth, registersAsked }: Figures): Figure[] {
  const all = [
    { is: pets, words: pets === 1 ? 'pet on this register' : 'pets on this register' },
    { is: lookupsThisMonth, words: lookupsThisMonth === 1 ? 'chip looked up this month' : 'chips looked up this month' },
    { is: registersAsked, words: registersAsked === 1 ? 'other register we ask for you' : 'other registers we ask for you' },
  ]
  return all.filter(({ is }) => is > 0).map(({ is, words }) => ({ number: count.format(is), words }))
}
