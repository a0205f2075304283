declare module 'virtual:icons/*' {
  const outlines: Record<string, string>;
  export default outlines;
}

declare module 'virtual:texts/*' {
  const messages: string;
  export default messages;
}
