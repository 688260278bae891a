import { chips } from './chips.ts'
import { found } from './found.ts'
import { handover } from './handover.ts'
import { missing } from './missing.ts'
import { money } from './money.ts'
import { professionals } from './professionals.ts'
import type { Category, Question } from './question.ts'
import { record } from './record.ts'
import { register } from './register.ts'
import { safety } from './safety.ts'
import { tags } from './tags.ts'

/** Every question that we answer, by what it’s about. What an answer promises in days comes from the rule itself. */
export const QUESTIONS: Record<Category, readonly Question[]> = {
  found,
  missing,
  chips,
  register,
  record,
  handover,
  tags,
  money,
  safety,
  professionals,
}
