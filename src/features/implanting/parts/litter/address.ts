/** What the address of the page to register a chip says where a whole litter is added on it. */
export const LITTER = { litter: 'yes' }
