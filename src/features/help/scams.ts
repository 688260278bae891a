/** What no message of ours says or asks. */
export const NEVER = [
  'Say that a chip or a registration has expired or has to be renewed.',
  'Ask for a password, a card number or a code in an e-mail, a text or a call.',
  'Ask to be paid by bank transfer, gift card or cryptocurrency for a registration.',
  'Ask for money before you get your pet back.',
  'Say that your pet will be taken off the register if you don’t pay.',
] as const

/** The tricks that keepers in the UK have met, in the words in which they come. */
export const SCAMS = [
  {
    title: 'The expired chip',
    says: 'Your pet’s microchip registration has expired. Renew today for £24.99 to stay protected.',
    truth: 'Chips don’t expire. The sender often knows your pet’s name and number from an advert or a poster. That doesn’t make it true.',
  },
  {
    title: 'The register you’ve never heard of',
    says: 'Your pet isn’t in the national database. Complete its registration here.',
    truth:
      'There’s no single national database. Look up your pet’s number on our home page: if a register that answers us has it, you’ll see.',
  },
  {
    title: 'The finder who wants money',
    says: 'I’ve got your dog. Send £200 for the vet’s bill and I’ll bring him back.',
    truth: 'Ask for a mark that only you know, and a photo taken now. Pay nothing before you’ve got your pet back, and tell the police.',
  },
  {
    title: 'The code',
    says: 'I’ve found your cat! To be sure that you’re real, I’ve sent you a code. Can you read it out to me?',
    truth: 'The code opens an account in your name, often your own. Never read out a code that you’ve been sent.',
  },
  {
    title: 'The puppy with papers to follow',
    says: 'The chip is done and the vet will send the number. Pay the deposit to keep her.',
    truth: 'A puppy that’s ready to go has a number, and the breeder has it to hand. Look it up before you pay anything.',
  },
  {
    title: 'The call from “us”',
    says: 'This is your pet’s database. There’s a problem with your payment. Can you confirm the card?',
    truth: 'We never ask for card details on the phone. Put the phone down, and call us on the number on this page.',
  },
]
