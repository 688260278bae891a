import { Box, Group, Stack } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { EvidenceForm } from '#features/accounts/kit/evidence/EvidenceForm.tsx'
import { whenText } from '#platform/text/whentext.ts'
import { DialogButton } from '#ui/DialogButton.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Panel } from '#ui/Panel.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { MyPractice } from './practice.ts'

/** The documents by which Staff check an implanter, and the way to send more. */
export function EvidencePanel({ practice: { evidence } }: { practice: MyPractice }) {
  const send = (
    <DialogButton
      weight="plain"
      renderDialog={(close) => (
        <FormDialog title="Send evidence" onClose={close}>
          <EvidenceForm profileType="Implanter" onSent={close} />
        </FormDialog>
      )}
    >
      {evidence.length > 0 ? 'Send more evidence' : 'Send evidence'}
    </DialogButton>
  )
  return (
    <Panel title="Evidence" lead="Only our staff can see it." icon={<IconFileText size={26} />} footer={send}>
      {evidence.length === 0 && 'You haven’t sent any evidence yet. A photo or PDF of your certificate or registration is enough.'}
      {evidence.length > 0 && (
        <Stack component="ul" gap="0.5rem">
          {evidence.map((file, index) => (
            <Group
              component="li"
              gap="0 0.75rem"
              align="stretch"
              justify="space-between"
              style={{ overflowWrap: 'anywhere' }}
              key={file.id}
            >
              <File file={file} number={index + 1} />
            </Group>
          ))}
        </Stack>
      )}
    </Panel>
  )
}

function File({ file: { kind, name: called, url, sentAt }, number }: { file: MyPractice['evidence'][number]; number: number }) {
  const name = called ?? `${kind === 'picture' ? 'Picture' : 'PDF'} ${number}`
  return (
    <>
      {url ? (
        <a href={url} target="_blank" rel="noreferrer">
          {name}
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </a>
      ) : (
        name
      )}
      <Box component="span" c="dimmed">
        sent {whenText(sentAt, 'day')}
      </Box>
    </>
  )
}
