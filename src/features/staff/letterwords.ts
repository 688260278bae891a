/** Whether somebody was written to. */
export const letterWords = (isTold: boolean) => (isTold ? 'We’re sending it to them' : 'Not sent: we know no way to reach them')
