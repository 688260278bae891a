import { useState } from 'react'
import { whenText } from '#platform/text/whentext.ts'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { DateField } from '#ui/DateField.tsx'
import { FactList } from '#ui/FactList.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { recordRefresher } from '../../contract.ts'
import type { Certificate, StudentRow } from '../../shapes.ts'
import { students } from '../../topics.ts'
import { CERTIFICATE_WORDS } from '../words.ts'

interface RefresherPanelProps {
  studentId: string
  certificate: Certificate
  may: StudentRow['can']['assess']
}

/** The certificate of a former student, and their refreshers. */
export function RefresherPanel({ studentId, certificate: { number, status, refreshBy }, may }: RefresherPanelProps) {
  const [isOpen, setOpen] = useState(false)
  const { label, tone } = CERTIFICATE_WORDS[status]
  return (
    <Panel
      title="Certificate"
      footer={
        <ActionButton weight="plain" size="sm" disabledBecause={may} onClick={() => setOpen(true)}>
          Record a refresher
        </ActionButton>
      }
    >
      <FactList
        facts={[
          { label: 'Number', value: number },
          { label: 'Status', value: <StatusTag tone={tone}>{label}</StatusTag> },
          { label: 'Next refresher by', value: whenText(refreshBy, 'day') },
        ]}
      />
      {isOpen && <RefresherForm studentId={studentId} onClose={() => setOpen(false)} />}
    </Panel>
  )
}

function RefresherForm({ studentId, onClose }: { studentId: string; onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(recordRefresher, {
    initial: { studentId, on: '' },
    refresh: [students],
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title="Record a refresher" onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <DateField label="Date of the refresher" {...form.getInputProps('on')} />
        <FormActions>
          <ActionButton type="submit" busy={isPending}>
            Record refresher
          </ActionButton>
        </FormActions>
      </FormRows>
    </FormDialog>
  )
}
