// What the scripts take for granted of the elements that they look for: HTML and SVG have it in
// common, and a page has no others.
interface Element {
  readonly dataset: DOMStringMap;
  readonly style: CSSStyleDeclaration;
  focus(options?: FocusOptions): void;
}

interface EventTarget {
  closest?(selectors: string): any;
}
