// Browsers count in every language by themselves: nothing to bring.
export {};
