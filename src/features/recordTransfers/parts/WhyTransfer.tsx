import { IconArrowsExchange, IconEyeOff, IconReceipt } from '@tabler/icons-react'
import { Box, Group, Stack } from '#ui/Box.tsx'
import { Panel } from '#ui/Panel.tsx'

/** What a move costs (a registration), what it copies (nothing), and what it changes. */
export function WhyTransfer() {
  return (
    <Panel title="Good to know" look="sunk">
      <Stack component="ul" gap="1.125rem">
        {facts.map(({ Icon, title, text }) => (
          <Group component="li" gap="0.875rem" align="stretch" wrap="nowrap" key={title}>
            <Icon style={{ color: 'var(--ui-good-text)' }} size={24} stroke={1.8} aria-hidden="true" />
            <div>
              <b>{title}</b>
              <Box component="p" c="dimmed" m="0.125rem 0 0">
                {text}
              </Box>
            </div>
          </Group>
        ))}
      </Stack>
    </Panel>
  )
}

const facts = [
  {
    Icon: IconReceipt,
    title: 'You pay for the registration, once',
    text: 'It costs what registering any pet here costs. The move itself costs nothing more.',
  },
  {
    Icon: IconEyeOff,
    title: 'Nothing is copied',
    text: 'We never take personal data from another database. Your record here is what you tell us.',
  },
  {
    Icon: IconArrowsExchange,
    title: 'No one can take a record',
    text: 'You can be reached through us straight away. The other database is told too, and its keeper can object, before the record here is the only one that counts.',
  },
]
