import type { ReactNode } from 'react'
import type { PetDetail } from '#features/pets/kit/form/answersof.ts'
import { whenText } from '#platform/text/whentext.ts'
import { mayAsk, useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { Columns, Rows } from '#ui/Columns.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { RowActions } from '#ui/RowActions.tsx'
import { getStay } from '../../contract.ts'
import { useMayWork } from '../../kit/useMayWork.ts'
import { isSignedOver, releaseWords } from '../../kit/ways.ts'
import type { WelfarePet } from '../../shapes.ts'
import { IntakeDialog } from '../dialogs.ts'
import { Notes } from '../notes/Notes.tsx'
import { senderFacts } from '../senderfacts.ts'
import { CouncilDates, ElsewherePeriod, NextStep, StrayPeriod } from '../stray/StrayPeriod.tsx'
import { daysText, kindWords, leftWords, sleepWords } from '../words.ts'
import { RecordOutcome } from './RecordOutcome.tsx'

/** On the page of an animal in care: how it came, where it is and how long a council still holds it. Nothing for other keepers. */
export function StayPanel({ pet }: { pet: PetDetail }) {
  const session = useSession()
  const { data } = useCall(getStay, { petId: pet.id }, { enabled: session !== null && mayAsk(getStay, session) })
  if (!data?.stay) return null
  return (
    <Columns min="20rem" align="start">
      <Stay pet={data.stay} state={<StateNow pet={data.stay} />}>
        {data.stay.stray?.councilFrom && <CouncilDates pet={data.stay} />}
        <RecordOutcome pet={data.stay} />
      </Stay>
      <NotesPanel pet={data.stay} />
    </Columns>
  )
}

/** How long it’s held, and what is waited for. */
export const StateNow = ({ pet }: { pet: WelfarePet }) => (
  <>
    <StrayPeriod pet={pet} />
    <ElsewherePeriod pet={pet} />
    <NextStep pet={pet} />
  </>
)

interface StayProps {
  pet: WelfarePet
  /** How it stands, where nothing above says so. */
  state?: ReactNode
  /** What else can be done, where nothing above offers it. */
  children?: ReactNode
}

/** How it came and where it is. */
export function Stay({ pet, state, children }: StayProps) {
  const mayWork = useMayWork()
  const { kind, cameOn, days, condition, location, fosterSince, leftHow, leftAt } = pet.intake
  return (
    <Panel title="In your care" lead="Only your organisation sees this. The next keeper won’t.">
      <Rows gap="sm">
        {state}
        <FactList
          facts={[
            { label: 'Arrived', value: `${whenText(cameOn, 'day')}, ${daysText(days)}` },
            { label: 'How it came to you', value: kindWords[kind].tag },
            ...(kind === 'stray' ? strayFacts(pet) : []),
            ...senderFacts(pet.intake),
            ...(kind !== 'stray' && pet.stray ? councilFacts(pet.stray) : []),
            ...(isSignedOver(kind) ? giverFacts(pet.intake) : []),
            { label: 'Condition', value: condition },
            { label: 'Location', value: location },
            ...(fosterSince ? [{ label: 'In foster since', value: whenText(fosterSince, 'day') }] : []),
            ...(leftHow && leftAt ? [{ label: leftWords[leftHow], value: whenText(leftAt, 'day') }] : []),
            ...(leftHow === 'euthanised'
              ? [
                  { label: 'Why', value: sleepWords(pet.intake.sleepReason) },
                  { label: 'Who decided it', value: pet.intake.sleepDecidedBy },
                ]
              : []),
          ]}
        />
        {(pet.isKept || pet.isHeld) && mayWork && (
          <RowActions>
            <DialogButton weight="quiet" size="sm" renderDialog={(close) => <IntakeDialog pet={pet} onClose={close} />}>
              Change intake details
            </DialogButton>
            {children}
          </RowActions>
        )}
      </Rows>
    </Panel>
  )
}

/** What the organisation is asked if its owner or the council calls. */
const strayFacts = ({ intake: { foundWhere, finderName, finderContact }, stray }: WelfarePet) => [
  { label: 'Where it was found', value: foundWhere },
  { label: 'Brought in by', value: [finderName, finderContact].filter(Boolean).join(', ') },
  ...(stray ? councilFacts(stray) : []),
]

const councilFacts = ({
  councilFrom,
  councilReference,
  noticeOn,
  releasedOn,
  releaseGround,
  releaseReference,
}: NonNullable<WelfarePet['stray']>) => [
  { label: 'Council took it in', value: councilFrom && whenText(councilFrom, 'day') },
  { label: 'Council and reference', value: councilReference },
  ...(noticeOn ? [{ label: 'Council told its owner', value: whenText(noticeOn, 'day') }] : []),
  ...(releasedOn
    ? [
        { label: 'Released by the council', value: `${whenText(releasedOn, 'day')}, ${releaseReference}` },
        ...(releaseGround ? [{ label: 'Why', value: releaseWords[releaseGround] }] : []),
      ]
    : []),
]

const giverFacts = ({ givenUpBy, givenUpContact, signedOn }: WelfarePet['intake']) => [
  { label: 'Given up by', value: [givenUpBy, givenUpContact].filter(Boolean).join(', ') },
  ...(signedOn ? [{ label: 'Signed over on', value: whenText(signedOn, 'day') }] : []),
]

/** Its log: what happened to it there, in the words of those who were there. */
export function NotesPanel({ pet }: { pet: WelfarePet }) {
  return (
    <Panel title="Notes" lead="For your organisation, apart from those you choose to show its next keeper.">
      <Notes petId={pet.id} />
    </Panel>
  )
}
