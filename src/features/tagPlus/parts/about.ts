/** How a tag works, step by step. */
export const STEPS = [
  {
    title: 'Order it',
    says: 'Choose a shape and a finish. We engrave your name and address on the back, and a code that no other tag has on the front.',
  },
  { title: 'Activate it', says: 'Use the PIN from under its wrapping, then choose what the tag shows and when.' },
  { title: 'Someone scans it', says: 'With any phone, or by typing the short code. They see your pet, and can message you through us.' },
  { title: 'We tell you', says: 'Straight away, with the place on a map if they share it. You can reply without giving them your number.' },
] as const

export const QUESTIONS = [
  {
    asks: 'Do I have to subscribe?',
    says: 'No. Anyone who finds your pet can reach you through the tag for free, for as long as your pet wears it. If you stop TailTag Plus, everything that’s free carries on.',
  },
  {
    asks: 'What does a finder see?',
    says: 'On the tag itself, the name and address we engrave. When they scan it, your pet’s name and what you choose: its photo, its looks, your notes, your town. Your mobile number only if you choose to show it, and never your e-mail address.',
  },
  {
    asks: 'Does it replace a microchip?',
    says: 'No. A collar can come off, and the law asks for a microchip in dogs across the UK, and in cats in England. Have both.',
  },
  {
    asks: 'Can someone else take over my tag?',
    says: 'Only with the PIN, which isn’t on the tag. When your pet gets a new keeper, the tag forgets you, and they get a new PIN.',
  },
  {
    asks: 'Who sees where my tag was scanned?',
    says: 'You, the people you ask us to tell, and anyone you give a link to your tracker. We delete each place after 90 days, unless your pet is still missing.',
  },
] as const
