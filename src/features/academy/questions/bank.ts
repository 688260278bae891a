import { ADVERSE } from './adverse.ts'
import { ANATOMY } from './anatomy.ts'
import { EQUIPMENT } from './equipment.ts'
import { HYGIENE } from './hygiene.ts'
import { LAW } from './law.ts'
import type { Question } from './question.ts'
import { REGISTRATION } from './registration.ts'
import { WELFARE } from './welfare.ts'

/** Every question that an exam can ask. */
export const QUESTIONS: readonly Question[] = [...LAW, ...WELFARE, ...ANATOMY, ...EQUIPMENT, ...HYGIENE, ...REGISTRATION, ...ADVERSE]
