/** The four nations, each with a law of its own. */
export const NATIONS = ['england', 'scotland', 'wales', 'northernIreland'] as const
export type Nation = (typeof NATIONS)[number]

interface Law {
  name: string
  dogs: string
  cats: string
  instrument: string
  link: string
  /** What the keeper has to do, beside having the animal chipped. */
  duties: readonly string[]
  /** What happens to a keeper who doesn’t. */
  penalty: string
  guidance: { words: string; link: string }
}

/** What each nation asks, as its regulations and its government’s own pages say it. */
export const LAWS: Record<Nation, Law> = {
  england: {
    name: 'England',
    dogs: 'By 8 weeks old',
    cats: 'By 20 weeks old',
    instrument: 'Microchipping of Cats and Dogs (England) Regulations 2023',
    link: 'https://www.legislation.gov.uk/uksi/2023/468',
    duties: [
      'A certified working dog whose tail was docked has until 12 weeks.',
      'A dog that comes from abroad without a chip has 30 days.',
      'Cats that live free, with little or no help from people, are left out.',
      'Keep your details on the register up to date.',
      'A dog or cat has to be chipped and registered before it goes to a new keeper.',
    ],
    penalty: 'An authorised person can serve you a notice. If you haven’t put it right in 21 days, you can be fined up to £500.',
    guidance: { words: 'Get your dog or cat microchipped, GOV.UK', link: 'https://www.gov.uk/get-your-dog-cat-microchipped' },
  },
  scotland: {
    name: 'Scotland',
    dogs: 'By 8 weeks old',
    cats: 'Not required',
    instrument: 'Microchipping of Dogs (Scotland) Regulations 2016',
    link: 'https://www.legislation.gov.uk/ssi/2016/58',
    duties: [
      'Working dogs have no longer than others.',
      'A dog that comes from abroad without a chip has 30 days.',
      'Tell the register about a change of details as soon as you can.',
      'It’s an offence to give a register details that you know are false.',
      'A dog has to be chipped, with the right details, before it goes to a new keeper.',
    ],
    penalty: 'An authorised person can serve you a notice with 21 days to put it right. After that you can be fined up to £500.',
    guidance: { words: 'Dog microchipping, mygov.scot', link: 'https://www.mygov.scot/dog-microchip-business' },
  },
  wales: {
    name: 'Wales',
    dogs: 'By 8 weeks old',
    cats: 'Not required',
    instrument: 'Microchipping of Dogs (Wales) Regulations 2015',
    link: 'https://www.legislation.gov.uk/wsi/2015/1990',
    duties: [
      'A certified working dog whose tail was docked has until 12 weeks.',
      'A dog that comes from abroad without a chip has 30 days.',
      'Keep your details on the register up to date.',
      'A dog has to be chipped and registered before it goes to a new keeper.',
    ],
    penalty: 'An authorised person can serve you a notice. If you haven’t put it right in 21 days, you can be fined up to £500.',
    guidance: { words: 'The regulations and their explanatory note', link: 'https://www.legislation.gov.uk/wsi/2015/1990/note/made' },
  },
  northernIreland: {
    name: 'Northern Ireland',
    dogs: 'By 8 weeks old, and for a dog licence',
    cats: 'Not required',
    instrument: 'Dogs (Licensing and Identification) Regulations (NI) 2012',
    link: 'https://www.legislation.gov.uk/nisr/2012/132',
    duties: [
      'You can’t get a dog licence without a chip, and most dogs need a licence.',
      'If the details on the register are wrong, the licence isn’t valid.',
      'If you have a block licence, a dog that arrives without a chip has 7 days.',
      'A licensed breeder has to be the first registered owner of a puppy, and has to give the buyer what they need to change the record.',
    ],
    penalty: 'Keeping a dog without a chip or a licence is an offence. Your council’s dog warden enforces it.',
    guidance: {
      words: 'Dog licensing and microchipping, nidirect',
      link: 'https://www.nidirect.gov.uk/articles/dog-licensing-and-microchipping',
    },
  },
}
