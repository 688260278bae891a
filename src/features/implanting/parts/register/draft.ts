/** Under which name what is typed is kept: a chip of a link, a visit and one that is mended have drafts of their own, so that nothing typed before is lost. */
export const draftOf = (own: string) => ['register-chip', own].filter((part) => part !== '').join('/')
