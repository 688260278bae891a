import { Box, Group, Stack } from '@mantine/core'
import { IconCheck, IconDownload, IconShieldCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { whenText } from '#platform/text/whentext.ts'
import { download } from '#platform/web/download.ts'
import { site } from '#src/site.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { Notice } from '#ui/Notice.tsx'
import { downloadHistory } from '../../contract.ts'
import type { PetDetail } from '../../kit/form/answersof.ts'
import type { CheckedLink } from './chain.ts'
import { useHistoryCheck } from './useHistoryCheck.ts'

/** Lets the keeper check the chain of the history without having to believe us: their own browser works every fingerprint out again. */
export function CheckHistory({ pet }: { pet: PetDetail }) {
  const { check, run } = useHistoryCheck(pet)
  const { state, links, total, problem, sealedOn } = check
  return (
    <Rows gap="sm">
      <Box component="p" c="dimmed" fz="sm" m={0}>
        Each entry carries a fingerprint of the one before it, so if any is changed or removed later, it shows. You don’t have to take our
        word for it: your own browser can work them all out again.
      </Box>
      <Group gap="0.5rem" align="stretch">
        <ActionButton
          weight="plain"
          size="sm"
          icon={<IconShieldCheck size={18} aria-hidden="true" />}
          busy={state === 'checking'}
          onClick={() => void run()}
        >
          Check this history
        </ActionButton>
        <SaveHistory pet={pet} />
      </Group>
      {state === 'checking' && (
        <progress max={Math.max(1, total)} value={links.length} aria-label="Checking the history">
          {links.length} of {total}
        </progress>
      )}
      {state === 'failed' && (
        <Notice kind="warning" title="We couldn’t check the history" live>
          {problem}
        </Notice>
      )}
      {state === 'whole' && (
        <Notice kind="success" title="This history is intact" live>
          {total === 1 ? 'The only entry matches its fingerprint' : `All ${total} entries match their fingerprints`}, and the latest is the
          one on this page.{sealedOn && ` Everything up to ${whenText(sealedOn, 'day')} is also covered by the seal we published that day.`}
        </Notice>
      )}
      {state === 'broken' && (
        <Notice kind="danger" title="This history doesn’t match" live>
          An entry doesn’t match the fingerprint it should have. Save the history as a file and call us on{' '}
          <a href={site.phoneLink}>{site.phone}</a>.
        </Notice>
      )}
      {links.length > 0 && <Links links={links} timeline={pet.timeline} />}
    </Rows>
  )
}

function Links({ links, timeline }: { links: readonly CheckedLink[]; timeline: PetDetail['timeline'] }) {
  return (
    <Stack
      component="ol"
      gap="0.375rem"
      bg="var(--ui-sunk)"
      bdrs="1rem"
      fz="sm"
      mah="18rem"
      p="0.875rem 1rem"
      style={{ overflowY: 'auto' }}
      aria-label="Fingerprints, oldest first"
    >
      {links.map(({ seq, move, hash, holds }) => (
        <Group component="li" gap="0.625rem" wrap="nowrap" c={holds ? 'inherit' : 'var(--ui-alert-text)'} key={seq}>
          {holds ? (
            <IconCheck style={{ color: 'var(--ui-good-text)' }} size={18} stroke={2.4} aria-label="matches" />
          ) : (
            <IconX size={18} stroke={2.4} aria-label="doesn’t match" />
          )}
          <Box component="span" flex={1}>
            {timeline.find((entry) => entry.seq === seq)?.what ?? move}
          </Box>
          <Box component="code" ff="monospace" fz="0.9em">
            {hash.slice(0, 12)}
          </Box>
        </Group>
      ))}
    </Stack>
  )
}

function SaveHistory({ pet }: { pet: PetDetail }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await download(downloadHistory, { petId: pet.id }, `History ${pet.name}.json`)
    setBusy(false)
  }
  return (
    <ActionButton weight="quiet" size="sm" icon={<IconDownload size={18} aria-hidden="true" />} busy={busy} onClick={() => void save()}>
      Save the history as a file
    </ActionButton>
  )
}
