import type { ReactNode } from 'react'
import { Rows, WithAside } from '#ui/Columns.tsx'
import { Steps } from '#ui/Steps.tsx'
import type { Training } from '../../shapes.ts'
import { AddAnimals } from './AddAnimals.tsx'
import { AttemptsPanel } from './AttemptsPanel.tsx'
import { CertificatePanel } from './CertificatePanel.tsx'
import { CheckedPanel } from './CheckedPanel.tsx'
import { ExamPanel } from './ExamPanel.tsx'
import { LockedPanel } from './LockedPanel.tsx'
import { NoTrainer } from './NoTrainer.tsx'
import { PracticalPanel } from './PracticalPanel.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'
import { Stopped } from './Stopped.tsx'
import { TrainerPanel } from './TrainerPanel.tsx'

/** How far a student has got, and what is next. */
export function MyTraining({ training }: { training: Training }) {
  const { attempts, practicals, trainer, can } = training
  const Next = NEXT[training.status]
  return (
    <Rows gap="lg">
      <Steps steps={STEPS} current={REACHED[training.status]} />
      <WithAside
        aside={
          <>
            {trainer && <TrainerPanel trainer={trainer} may={can.changeTrainer} />}
            <SettingsPanel training={training} />
            <AddAnimals training={training} />
          </>
        }
      >
        <Rows>
          <Next training={training} />
          {training.certificate && practicals.length > 0 && <PracticalPanel training={training} />}
          {attempts.length > 0 && <AttemptsPanel attempts={attempts} />}
        </Rows>
      </WithAside>
    </Rows>
  )
}

const STEPS = ['Apply', 'Trainer', 'Exam', 'Practical', 'Certificate']

const REACHED: Record<Training['status'], number> = {
  applied: 1,
  enrolled: 2,
  lockedOut: 2,
  theoryPassed: 3,
  practicalPassed: 4,
  certified: STEPS.length,
  withdrawn: 0,
}

type Part = (props: { training: Training }) => ReactNode

const NEXT: Record<Training['status'], Part> = {
  applied: NoTrainer,
  enrolled: ExamPanel,
  lockedOut: LockedPanel,
  theoryPassed: PracticalPanel,
  practicalPassed: CheckedPanel,
  certified: ({ training: { certificate, can } }) =>
    certificate && <CertificatePanel certificate={certificate} may={can.becomeImplanter} />,
  withdrawn: Stopped,
}
