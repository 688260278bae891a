import type { AnswerOf } from '#platform/contract/call.ts'
import { Rows } from '#ui/Columns.tsx'
import type { getTrainerDesk } from '../../contract.ts'
import { Countersigns } from './Countersigns.tsx'
import { DeskPanel } from './DeskPanel.tsx'
import { Students } from './Students.tsx'
import { WhatStudentsDo } from './WhatStudentsDo.tsx'

/** A trainer’s course, what they can countersign, and their students; until we’ve verified them, what training is like. */
export function TrainerDesk({ desk }: { desk: AnswerOf<typeof getTrainerDesk> }) {
  return (
    <Rows gap="lg">
      <DeskPanel desk={desk} />
      {desk.toCountersign > 0 && <Countersigns />}
      {desk.isVerified || desk.students > 0 ? <Students code={desk.code} /> : <WhatStudentsDo />}
    </Rows>
  )
}
