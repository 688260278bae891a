/** How a tag works, step by step. */
export const STEPS = [
  {
    title: 'Order it',
    says: 'Choose a shape and a finish. We engrave your name and address on the back, and a code of its own on the front.',
  },
  { title: 'Activate it', says: 'With the PIN from under its wrapping. Choose what the tag shows, and when.' },
  { title: 'Someone scans it', says: 'With any phone, or by typing the short code. They see your pet, and not you.' },
  { title: 'You’re told', says: 'Right away, with the place on a map if they share it. You write to each other through us.' },
] as const

export const QUESTIONS = [
  {
    asks: 'Do I have to subscribe?',
    says: 'No. The tag leads finders to you for free, for as long as it’s on the collar. If you stop TailTag Plus, nothing that’s free stops.',
  },
  {
    asks: 'What does a finder see?',
    says: 'Your pet’s name, and what you choose: its photo, its looks, what to know about it. Never your name, e-mail or address. Your mobile number only if you say so.',
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
    asks: 'Where do the places go?',
    says: 'Only you see where the tag was scanned. We forget each place after 90 days, unless your pet is still missing.',
  },
] as const
