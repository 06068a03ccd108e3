#pragma once

// What `make build` knew of the build, as Package.swift passes it on. In C, since that can be given words.

/// The commit that was built, shortened, with `-dirty` if files differed from it; empty if it is not known.
const char *cbuild_commit(void);

/// The version of the Swift compiler; empty if it is not known.
const char *cbuild_swift(void);
