import { ActionButton } from '#ui/ActionButton.tsx'
import { Arrived } from '#ui/Arrived.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'

/** The recovery codes, which are shown this once. */
export function SavedCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Arrived>
      <Rows>
        <h3>Save your recovery codes</h3>
        <p>
          If you lose your phone, one of these gets you in instead. Each works once. We can’t show them again, so print them or keep them in
          a password manager.
        </p>
        <Columns component="ul" min="8rem" gap="xs">
          {codes.map((code) => (
            <Box component="li" ff="monospace" fw={600} key={code}>
              {code}
            </Box>
          ))}
        </Columns>
        <Group gap="0.75rem">
          <CopyButton text={codes.join('\n')}>Copy the codes</CopyButton>
          <ActionButton size="sm" onClick={onDone}>
            I’ve saved them
          </ActionButton>
        </Group>
      </Rows>
    </Arrived>
  )
}
