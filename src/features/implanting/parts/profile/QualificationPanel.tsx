import { Group } from '@mantine/core'
import { IconCertificate } from '@tabler/icons-react'
import { ChangeablePanel } from '#ui/ChangeablePanel.tsx'
import { FactList } from '#ui/FactList.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { type MyPractice, roleWords, scopeWords, verificationWords } from './practice.ts'
import { QualificationForm } from './QualificationForm.tsx'

/** What an implanter is by training, which animals that covers, and how far we are with checking it. */
export function QualificationPanel({ practice }: { practice: MyPractice }) {
  const { role, certificateReference, can } = practice
  const verification = verificationWords(practice)
  return (
    <ChangeablePanel
      title="Qualification"
      lead={
        can.requalify !== true &&
        'To add a kind of animal, send us the new certificate as evidence and ring us. We’ll make the change together.'
      }
      icon={<IconCertificate size={26} />}
      what="your qualification"
      may={can.requalify}
      form={<QualificationForm practice={practice} />}
    >
      <FactList
        facts={[
          {
            label: 'Status',
            value: (
              <Group component="span" display="inline-flex" gap="0.25rem 0.5rem" align="baseline">
                <StatusTag tone={verification.tone}>{verification.label}</StatusTag> {verification.when}
              </Group>
            ),
          },
          { label: 'You are', value: roleWords[role] },
          { label: role === 'trained' ? 'Certificate number' : 'RCVS registration number', value: certificateReference },
          { label: 'You can chip', value: scopeWords(practice) },
        ]}
      />
    </ChangeablePanel>
  )
}
