import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { MessageRelayArt } from '#ui/art/spots/MessageRelayArt.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { Panel } from '#ui/Panel.tsx'

/** Said once a message has arrived, with the reference for it. */
export function Sent({ reference, children }: { reference: string; children: string }) {
  return (
    <Panel look="raised">
      <Group gap="1.5rem 2rem" role="status">
        <Box flex="none">
          <MessageRelayArt size={180} />
        </Box>
        <Box flex="1 1 18rem">
          <Box component="h2" fz="h3" m={0}>
            We’ve got your message
          </Box>
          <Box component="p" m="0.5rem 0 0">
            Your reference is <b>{reference}</b>. {children}
          </Box>
          <Box component="p" c="dimmed" m="0.5rem 0 1rem">
            We’ve e-mailed you the reference as well. If it isn’t there in a few minutes, look in your junk mail, or call us on{' '}
            <a href={site.phoneLink}>{site.phone}</a>.
          </Box>
          <Group gap="0.75rem">
            <CopyButton text={reference}>Copy reference</CopyButton>
            <ButtonLink weight="plain" to={paths.faq()}>
              Search our answers
            </ButtonLink>
          </Group>
        </Box>
      </Group>
    </Panel>
  )
}
