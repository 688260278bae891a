import type { Role } from '#platform/contract/call.ts'

interface Purpose {
  what: string
  first: string
  next: string
}

/** What the less usual types of account are for: what to do first, and what comes after that. */
export const purposeWords = {
  Student: {
    what: 'This account is for training as a microchip implanter.',
    first: 'First, enter your trainer’s referral code, if you haven’t yet. Then take the exam online.',
    next: 'After the exam your trainer watches your practical, and you get your certificate. With it you can become an implanter here.',
  },
  Trainer: {
    what: 'This account is for teaching people to implant microchips.',
    first: 'First, send us what shows that you teach your course. We’ll check it and give you a referral code for your students.',
    next: 'After that your students take the exam with us, you record their practicals, and we issue their certificates.',
  },
  'TT-Customer': {
    what: 'This account is for your TailTag: anyone who scans it can reach you, free for ever.',
    first: 'First, put the tag on the collar and scan it with your phone to see what a finder sees.',
    next: 'After that, register your pet’s microchip too. A collar can come off, and a chip can’t.',
  },
} satisfies Partial<Record<Role, Purpose>>

const byType: Partial<Record<Role, Purpose>> = purposeWords

/** The same as paragraphs; none for a type whose purpose its registration has said. */
export function purposeParagraphs(type: Role): string[] {
  const purpose = byType[type]
  return purpose ? [`${purpose.what} ${purpose.first}`, purpose.next] : []
}
