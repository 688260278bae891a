import { ANSWER_DAYS, LETTER_DAYS } from '#features/offers/lifecycle.ts'
import type { Question } from './question.ts'

export const register: readonly Question[] = [
  {
    asked: 'How do I register my pet?',
    answer: [
      '[Enter its number, its description and how to reach you](/customer-register). If you already have an account, [add it there](/customer-dashboard/pets/new). It can be found by its chip from that moment.',
    ],
    also: 'sign up add new pet registration',
  },
  {
    asked: 'What does it cost to register a pet?',
    answer: [
      'You pay once, for your pet’s whole life. The price is on [plans and prices](/pricing-plans). Every change, lookup and message after that is free for ever. With a registration code or a credit, or if a breeder, rescue or implanter has paid, registering costs you nothing.',
    ],
    also: 'price fee how much free cost pounds',
  },
  {
    asked: 'Do I have to renew the registration?',
    answer: [
      'No, never. It lasts for your pet’s whole life, even when it gets a new keeper. We don’t take a pet off the register because a bill wasn’t paid.',
    ],
    also: 'expire year yearly pay again subscription annual membership',
  },
  {
    asked: 'My pet is on another register. Can I move it here?',
    answer: [
      'Yes: [move a record here](/transfer-database) from any register. Until the move is proven, the record is marked as unproven, and finders are told of both. The registration here is paid for like any other.',
    ],
    also: 'transfer database petlog identibase switch change company',
  },
  {
    asked: 'The same chip is on two registers. Which one counts?',
    answer: [
      'That’s for you to say. We show you both in your account and finders are told of both until you’ve chosen. [How it works](/news/two-registers-one-chip).',
    ],
    also: 'duplicate conflict two databases double',
  },
  {
    asked: 'Someone registered a pet for me. What do I have to do?',
    answer: [
      `Say whether it’s yours. We’ve sent you a link or a letter with a code, and the request is also in your account. You have ${ANSWER_DAYS} days to answer, or ${LETTER_DAYS} if we wrote by post. The pet can be found by its chip in the meantime.`,
    ],
    also: 'implanter vet confirm request accept',
  },
  {
    asked: 'Can I get a certificate?',
    answer: [
      'Yes. You can download it from your pet’s record as a PDF. It carries a code that anyone can scan to check that it’s genuine.',
    ],
    also: 'pdf proof document download print',
  },
  {
    asked: 'Can I import many pets in one go?',
    answer: [
      'Yes, from a CSV file: [import pets](/customer-dashboard/pets/import) in your account. Rescues can import the animals they take in. All the rows are imported together, or we say which row to correct.',
    ],
    also: 'csv bulk upload spreadsheet file kennel',
  },
]
