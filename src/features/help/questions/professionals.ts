import { EXAM_MINUTES, STUDENT_AGE } from '#features/academy/lifecycle.ts'
import type { Question } from './question.ts'

export const professionals: readonly Question[] = [
  {
    asked: 'I work for a vet, a rescue or a council. How do I see a keeper’s details?',
    answer: [
      '[Register as an organisation](/welfare-register) and send us evidence. Our staff check it. You can then look up an animal and see its full record when you say why you need it. Each time is recorded and, with few exceptions, shown to the keeper.',
    ],
    also: 'welfare vet warden police authorised lookup access',
  },
  {
    asked: 'I’m a breeder. How do I register a litter?',
    answer: [
      '[Open a breeder account](/register/breeder). You enter the mother and the litter once, then the number of each puppy or kitten, up to 20. They’re registered in your name first, as the law asks. [Read more](/news/breeders-first-keeper).',
    ],
    also: 'puppies kittens litter licence transfer pack',
  },
  {
    asked: 'How do I become an implanter?',
    answer: [
      `If you’re a vet or have been trained, [register as an implanter](/register/implanter) with your evidence. If you’d like to train, [apply as a student](/student-register) from the age of ${STUDENT_AGE}: you take an exam of ${EXAM_MINUTES} minutes here and a practical with a trainer.`,
    ],
    also: 'training course student exam microchipping qualification certificate',
  },
  {
    asked: 'Can our practice’s software register chips with you?',
    answer: [
      'Yes, by VetXML or by our own API. [For developers](/developers) says how, and lets you try it without touching real records.',
    ],
    also: 'api vetxml integration practice management software webhook',
  },
  {
    asked: 'Several people work for us. Can they each have their own sign-in?',
    answer: [
      'Yes. Invite people to your organisation, each under their own name and with a role. You see what each of them did, and can remove them at any time.',
    ],
    also: 'team members staff roles organisation users',
  },
  {
    asked: 'Can you give us free chips?',
    answer: [
      'We look at every request from charities, breeders, landlords and people who run events. [Tell us what you’d use them for](/free-chip-contactus), and we’ll answer.',
    ],
    also: 'free microchips charity event housing landlord donate',
  },
]
