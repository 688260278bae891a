import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { Bullets } from '#ui/Bullets.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'

/** What a code that we did not sign may be, and how to be sure of the animal all the same. */
export function NotGenuine() {
  return (
    <>
      <Notice kind="danger" title="Don’t rely on it">
        If a certificate or answer is really ours, this page says “This is genuine”.
      </Notice>
      <Panel title="What to do now">
        <Box mb="1.5rem">
          <Bullets>
            <li>
              If you followed a link, part of it may be missing. Ask for the whole link again, or scan the QR code on the certificate.
            </li>
            <li>
              If someone is selling or giving you an animal with this document, have the animal scanned and look up its number yourself.
            </li>
            <li>Someone who shows a forged certificate may have stolen the animal. You can tell the police on 101.</li>
          </Bullets>
        </Box>
        <ButtonLink to={paths.home}>Look up a chip</ButtonLink>
      </Panel>
    </>
  )
}
