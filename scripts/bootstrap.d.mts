export function refuseOldNode(): void
export function installPackages(root: string): void
export function arePackagesCurrent(root: string): boolean
export function findNode(root: string): string
