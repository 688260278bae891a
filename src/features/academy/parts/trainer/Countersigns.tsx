import { useState } from 'react'
import { tasks } from '#features/accounts/topics.ts'
import { speciesWords } from '#knowledge/animals/species.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useContractForm } from '#platform/web/form.ts'
import { listView, oneOf } from '#platform/web/listview.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useList } from '#platform/web/useList.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { CardList } from '#ui/CardList.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Section } from '#ui/Section.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import { countersignAssessment, getCountersigns } from '../../contract.ts'
import type { Countersign } from '../../shapes.ts'
import { students } from '../../topics.ts'
import { PracticalFacts } from './PracticalFacts.tsx'

const waiting = listView({ sort: oneOf(['submittedAt', '-submittedAt'], 'submittedAt') }, { pageSize: 5 })

const CHANGES = [students, tasks]

/** Practicals of other trainers’ students that were drawn for a second look. */
export function Countersigns() {
  const list = useList(getCountersigns, waiting, { inPlace: true })
  if (!list.shown || list.shown.items.length === 0) return null
  return (
    <Section title="Practicals to countersign" lead="We draw one practical in ten for a second look. The student’s name isn’t shown.">
      <CardList list={list} label="practicals">
        {list.shown.items.map((practical) => (
          <Practical key={practical.id} practical={practical} />
        ))}
      </CardList>
    </Section>
  )
}

function Practical({ practical }: { practical: Countersign }) {
  const [isSendingBack, setSendingBack] = useState(false)
  const { run, isPending } = useAction(countersignAssessment, { refresh: CHANGES, toast: true })
  return (
    <Panel
      level={3}
      title={`${speciesWords[practical.species].label}, assessed by ${practical.assessor}`}
      lead={`On ${whenText(practical.assessedOn, 'day')}`}
      footer={
        <>
          <ActionButton size="sm" busy={isPending} onClick={() => run({ practicalId: practical.id, agrees: true })}>
            Countersign
          </ActionButton>
          <ActionButton size="sm" weight="plain" onClick={() => setSendingBack(true)}>
            Send back
          </ActionButton>
        </>
      }
    >
      <PracticalFacts practical={practical} />
      {isSendingBack && <SendBack practicalId={practical.id} onClose={() => setSendingBack(false)} />}
    </Panel>
  )
}

function SendBack({ practicalId, onClose }: { practicalId: string; onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(countersignAssessment, {
    initial: { practicalId, agrees: false, note: '' },
    refresh: CHANGES,
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title="Send back this practical" onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <LongTextField
          label="What should the student practise?"
          hint="The trainer and the student read this."
          {...form.getInputProps('note')}
        />
        <FormActions>
          <ActionButton type="submit" busy={isPending}>
            Send back
          </ActionButton>
        </FormActions>
      </FormRows>
    </FormDialog>
  )
}
