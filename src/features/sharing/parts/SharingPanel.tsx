import { IconUsersGroup } from '@tabler/icons-react'
import type { AnswerOf } from '#platform/contract/call.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useContractForm } from '#platform/web/form.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useCall } from '#platform/web/useCall.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { ChangeablePanel, useLeave } from '#ui/ChangeablePanel.tsx'
import { ChangingForm } from '#ui/ChangingForm.tsx'
import { Rows } from '#ui/Columns.tsx'
import { EmailField } from '#ui/EmailField.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Notice } from '#ui/Notice.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { answerSharing, endSharing, getSharing, shareRecords } from '../contract.ts'

type Sharing = AnswerOf<typeof getSharing>

/** With whom somebody shares the records of their pets, and who shares theirs with them. */
export function SharingPanel() {
  const { data } = useCall(getSharing, {})
  if (!data) return null
  const shown = [
    ...data.mine.map((one) => ({
      id: one.id,
      who: one.name ?? one.email,
      words: one.name ? `Shares your pets’ records since ${day(one)}` : `Asked on ${day(one)}`,
    })),
    ...data.withMe
      .filter(({ isAsked }) => !isAsked)
      .map((one) => ({ id: one.id, who: one.name, words: `Shares their pets’ records with you since ${day(one)}` })),
  ]
  return (
    <ChangeablePanel
      title="Sharing at home"
      icon={<IconUsersGroup size={26} />}
      what="who else looks after your pets"
      isEmpty
      form={<AskForm />}
    >
      <Rows>
        {data.withMe
          .filter(({ isAsked }) => isAsked)
          .map((one) => (
            <Asked key={one.id} sharing={one} />
          ))}
        {shown.length > 0 ? (
          <People people={shown} />
        ) : (
          <p>
            Someone you live with can see your pets’ records, report one missing and get finders’ messages as well. You stay the keeper.
          </p>
        )}
      </Rows>
    </ChangeablePanel>
  )
}

const day = ({ since }: { since: string }) => whenText(since, 'day')

function People({ people }: { people: readonly { id: string; who: string; words: string }[] }) {
  const { run, isPending } = useAction(endSharing, { refresh: [getSharing], toast: true })
  return (
    <FactList
      facts={people.map(({ id, who, words }) => ({
        label: who,
        value: words,
        action: (
          <ActionButton weight="quiet" size="sm" busy={isPending} onClick={() => run({ id })}>
            End <VisuallyHidden>the sharing with {who}</VisuallyHidden>
          </ActionButton>
        ),
      }))}
    />
  )
}

function Asked({ sharing: { id, name } }: { sharing: Sharing['withMe'][number] }) {
  const { run, isPending } = useAction(answerSharing, { refresh: [getSharing], toast: true })
  return (
    <Notice
      title={`${name} would like to share their pets’ records with you`}
      action={
        <>
          <ActionButton size="sm" busy={isPending} onClick={() => run({ id, accept: true })}>
            Yes, share them
          </ActionButton>
          <ActionButton weight="plain" size="sm" busy={isPending} onClick={() => run({ id, accept: false })}>
            No, thank you
          </ActionButton>
        </>
      }
    >
      You’ll see their pets, you can report one missing or found, and finders’ messages come to you as well. {name} stays the keeper, and
      either of you can end it at any time.
    </Notice>
  )
}

function AskForm() {
  const leave = useLeave()
  const { form, formProps, summary, isPending } = useContractForm(shareRecords, {
    once: true,
    initial: { email: '' },
    refresh: [getSharing],
    toast: true,
    then: leave,
  })
  return (
    <ChangingForm
      formProps={formProps}
      summary={summary}
      isPending={isPending}
      save="Ask them"
      note="They see nothing until they say yes. Only you can change a record or pass a pet on."
    >
      <EmailField label="Their e-mail address" autoComplete="off" {...form.getInputProps('email')} />
    </ChangingForm>
  )
}
