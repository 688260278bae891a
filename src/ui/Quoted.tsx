import { Box } from './Box.tsx'

/** What a person wrote, in their own lines. */
export const Quoted = ({ children }: { children: string }) => (
  <Box component="blockquote" m={0} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
    “{children}”
  </Box>
)
