/** The beginning of a ticket, which tells tickets apart: `3F2A-91C0`. */
export const codeOf = (ticket: string): string => `${ticket.slice(0, 4)}-${ticket.slice(4, 8)}`.toUpperCase()
