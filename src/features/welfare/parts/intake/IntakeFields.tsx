import { Suspense } from 'react'
import { STRAY_CLEAR_DAYS } from '#features/pets/lifecycle.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Rows } from '#ui/Columns.tsx'
import { DateField } from '#ui/DateField.tsx'
import { LongTextField, TextField } from '#ui/TextField.tsx'
import { isFromElsewhere, isSignedOver } from '../../kit/ways.ts'
import { COUNCIL_HINT, type IntakeKind, KINDS, kindWords } from '../words.ts'
import { ArrivalField } from './ArrivalField.tsx'
import { FinderFields } from './FinderFields.tsx'
import { GiverFields } from './GiverFields.tsx'
import { type IntakeAnswers, isCounting } from './intake.ts'

/** Few animals come from elsewhere, so what asks about that comes when it’s chosen. */
const SenderFields = lazyPart(() => import('./SenderFields.tsx').then((part) => part.SenderFields))

interface Field {
  error?: string
  'data-path'?: string
}

interface IntakeFieldsProps {
  answers: IntakeAnswers
  /** What to spread on a field of the intake. */
  field: (name: keyof IntakeAnswers) => Field
  /** The ways to choose from, where not all of them can be. */
  kinds?: readonly IntakeKind[]
}

/** How the animal came: what happened, when, where it was found, and how it was. */
export function IntakeFields({ answers, field, kinds = KINDS }: IntakeFieldsProps) {
  return (
    <Rows gap="lg">
      <ChoiceCards
        {...field('kind')}
        label="How did it come to you?"
        min="14rem"
        choices={kinds.map((kind) => ({ value: kind, label: kindWords[kind].label, hint: kindWords[kind].hint }))}
      />
      <ArrivalField cameOn={answers.cameOn} oldDay={answers.oldDay} field={field} hint="For example, 14 11 2026" />
      {isFromElsewhere(answers.kind) && (
        <Suspense>
          <SenderFields answers={answers} field={field} />
        </Suspense>
      )}
      {isCounting(answers) && <CouncilFields isDated={answers.councilFrom !== ''} field={field} />}
      {answers.kind === 'stray' && (
        <>
          <TextField
            {...field('foundWhere')}
            label="Where it was found"
            hint="A street or place. It helps us find its keeper. Don’t give the finder’s name here."
            maxLength={200}
            autoComplete="off"
            optional
          />
          <FinderFields field={field} />
          <CouncilFields isDated={answers.councilFrom !== ''} field={field} />
        </>
      )}
      {isSignedOver(answers.kind) && <GiverFields field={field} />}
      <LongTextField
        {...field('condition')}
        label="Condition"
        hint="Its health and state when it arrived: thin, a cut on the left ear, friendly"
        maxLength={300}
        optional
      />
    </Rows>
  )
}

/** PET-15 From which day a stray dog’s seven days count, and who can confirm it. */
function CouncilFields({ isDated, field }: { isDated: boolean; field: IntakeFieldsProps['field'] }) {
  return (
    <>
      <DateField
        {...field('councilFrom')}
        label="For a dog: day the council took it in"
        hint={`Or the day the council was told. Its owner has ${STRAY_CLEAR_DAYS} clear days from then. You can add this later.`}
        optional
      />
      <TextField
        {...field('councilReference')}
        label="For a dog: council and reference"
        hint={COUNCIL_HINT}
        maxLength={80}
        autoComplete="off"
        optional={!isDated}
      />
    </>
  )
}
