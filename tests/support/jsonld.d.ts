/** The part of jsonld used here; the package has no types. */
declare module 'jsonld' {
  interface Term {
    termType: string;
    value: string;
  }
  interface Quad {
    subject: Term;
    predicate: Term;
    object: Term;
  }
  interface Options {
    safe: true;
    base: string;
    documentLoader: (url: string) => never;
  }
  const jsonld: { toRDF: (document: object, options: Options) => Promise<Quad[]> };
  export default jsonld;
}
