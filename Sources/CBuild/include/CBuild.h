#pragma once

// What `make build` knew about the build, as passed on by Package.swift. In C, because its definitions can have values.

/// The commit that was built, shortened, with `-dirty` if files differed from it; empty if unknown.
const char *cbuild_commit(void);

/// The version of the Swift compiler; empty if unknown.
const char *cbuild_swift(void);
