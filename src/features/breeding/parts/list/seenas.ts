/** What a buyer sees of the breeder who makes them an offer: the kennel’s name, where they have one, else the first name. */
export const seenAs = (name: string, isKennel: boolean): string =>
  isKennel
    ? `They’ll see the animal, your kennel’s name, ${name}, and that you’re a breeder, but not your own name or address.`
    : `They’ll see the animal, your first name, ${name}, and that you’re a breeder, but not your surname or address.`
